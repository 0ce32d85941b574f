// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateConnector, validateConnectorFieldMap, validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateConnectorsCreateArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateConnectorsCreateArguments.evaluated;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.fieldMap === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fieldMap"},message:"must have required property '"+"fieldMap"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((key0 === "projectId") || (key0 === "name")) || (key0 === "url")) || (key0 === "fieldMap")) || (key0 === "authHeader")) || (key0 === "logoUrl"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5);
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(ucs2length(data2) > 2000){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err8);
errors++;
}
if(ucs2length(data2) < 1){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.fieldMap !== undefined){
if(!(validateConnectorFieldMap(data.fieldMap, {instancePath:instancePath+"/fieldMap",parentData:data,parentDataProperty:"fieldMap",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateConnectorFieldMap.errors);
errors = vErrors.length;
}
}
if(data.authHeader !== undefined){
let data4 = data.authHeader;
if(typeof data4 === "string"){
if(ucs2length(data4) > 8000){
const err11 = {instancePath:instancePath+"/authHeader",schemaPath:"#/properties/authHeader/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
(vErrors ??= []).push(err11);
errors++;
}
if(ucs2length(data4) < 1){
const err12 = {instancePath:instancePath+"/authHeader",schemaPath:"#/properties/authHeader/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/authHeader",schemaPath:"#/properties/authHeader/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.logoUrl !== undefined){
let data5 = data.logoUrl;
if(typeof data5 === "string"){
if(ucs2length(data5) > 2000){
const err14 = {instancePath:instancePath+"/logoUrl",schemaPath:"#/properties/logoUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/logoUrl",schemaPath:"#/properties/logoUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validateConnectorsCreateArguments.errors = vErrors;
return errors === 0;
}
validateConnectorsCreateArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateConnectorsCreateArguments as args,
  validateConnector as value,
};
