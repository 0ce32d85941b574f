// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateMessageList, validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaMessagesByProjectArguments = {"$id":"MessagesByProjectArguments","type":"object","required":["projectId"],"properties":{"projectId":{"$ref":"ProjectId"},"cursor":{"type":"string","maxLength":2000},"direction":{"type":"string","enum":["inbound","outbound"]},"limit":{"type":"integer","default":50,"maximum":200,"minimum":1},"since":{"type":"string","maxLength":40},"state":{"type":"string","enum":["drafting","drafted","approved","sending","sent","delivered","bounced","failed","removed","received"]}},"additionalProperties":false};
function validateMessagesByProjectArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMessagesByProjectArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((key0 === "projectId") || (key0 === "cursor")) || (key0 === "direction")) || (key0 === "limit")) || (key0 === "since")) || (key0 === "state"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 2000){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
if(!((data2 === "inbound") || (data2 === "outbound"))){
const err5 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schemaMessagesByProjectArguments.properties.direction.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5);
errors++;
}
}
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err7);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.since !== undefined){
let data4 = data.since;
if(typeof data4 === "string"){
if(ucs2length(data4) > 40){
const err9 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
if(!((((((((((data5 === "drafting") || (data5 === "drafted")) || (data5 === "approved")) || (data5 === "sending")) || (data5 === "sent")) || (data5 === "delivered")) || (data5 === "bounced")) || (data5 === "failed")) || (data5 === "removed")) || (data5 === "received"))){
const err12 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schemaMessagesByProjectArguments.properties.state.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validateMessagesByProjectArguments.errors = vErrors;
return errors === 0;
}
validateMessagesByProjectArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateMessagesByProjectArguments as args,
  validateMessageList as value,
};
