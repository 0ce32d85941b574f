// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateAddedMessage, validateInboundIdentity, validateLeadId, validateOccurredAt, validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaInboxAddMessageArguments = {"$id":"InboxAddMessageArguments","type":"object","required":["projectId","direction","body"],"properties":{"projectId":{"$ref":"ProjectId"},"direction":{"type":"string","enum":["inbound","outbound"]},"body":{"type":"string","maxLength":65536,"minLength":1},"identity":{"$ref":"InboundIdentity"},"leadId":{"$ref":"LeadId"},"occurredAt":{"$ref":"OccurredAt"},"subject":{"type":"string","maxLength":1000}},"additionalProperties":false};
function validateInboxAddMessageArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateInboxAddMessageArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.direction === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.body === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((((key0 === "projectId") || (key0 === "direction")) || (key0 === "body")) || (key0 === "identity")) || (key0 === "leadId")) || (key0 === "occurredAt")) || (key0 === "subject"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.direction !== undefined){
let data1 = data.direction;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
if(!((data1 === "inbound") || (data1 === "outbound"))){
const err5 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schemaInboxAddMessageArguments.properties.direction.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(typeof data2 === "string"){
if(ucs2length(data2) > 65536){
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err6);
errors++;
}
if(ucs2length(data2) < 1){
const err7 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.identity !== undefined){
if(!(validateInboundIdentity(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateInboundIdentity.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.occurredAt !== undefined){
if(!(validateOccurredAt(data.occurredAt, {instancePath:instancePath+"/occurredAt",parentData:data,parentDataProperty:"occurredAt",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateOccurredAt.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
let data6 = data.subject;
if(typeof data6 === "string"){
if(ucs2length(data6) > 1000){
const err9 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validateInboxAddMessageArguments.errors = vErrors;
return errors === 0;
}
validateInboxAddMessageArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateInboxAddMessageArguments as args,
  validateAddedMessage as value,
};
