// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateMessage, validateMessageId } from './components.js';
import { joined, mostErrors } from './runtime.js';

const patternMessagesApproveArguments = new RegExp("^[0-9a-f]{64}$", "u");
function validateMessagesApproveArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMessagesApproveArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "messageId") || (key0 === "contentHash"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.messageId !== undefined){
if(!(validateMessageId(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageId.errors);
errors = vErrors.length;
}
}
if(data.contentHash !== undefined){
let data1 = data.contentHash;
if(typeof data1 === "string"){
if(!patternMessagesApproveArguments.test(data1)){
const err2 = {instancePath:instancePath+"/contentHash",schemaPath:"#/properties/contentHash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/contentHash",schemaPath:"#/properties/contentHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4);
errors++;
}
validateMessagesApproveArguments.errors = vErrors;
return errors === 0;
}
validateMessagesApproveArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateMessagesApproveArguments as args,
  validateMessage as value,
};
